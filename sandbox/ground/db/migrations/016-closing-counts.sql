-- A business may require its cashiers to count the money before a closing.

alter table businesses add column closing_count_required boolean not null default false;
-- A difference above this amount requires a reason.
alter table businesses add column closing_count_threshold numeric(14, 2) not null default 0
  check (closing_count_threshold >= 0);

-- The amount that the cashier counted, and the net amount of the closing at that moment; null if there was no count.
alter table closings add column counted_amount numeric(14, 2);
alter table closings add column expected_amount numeric(14, 2);
alter table closings add column count_reason text;
