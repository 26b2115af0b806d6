-- Closings that took what a failed one would have taken. Once they have taken all of it, the failed one is canceled.

create table closing_replacements (
  closing_id text not null references closings on delete cascade,
  replaced_by text not null references closings on delete cascade,
  primary key (closing_id, replaced_by)
);

-- So far the text of a canceled closing named the only replacement it knew.
insert into closing_replacements (closing_id, replaced_by)
select f.id, x.id from closings f
  join closings x on x.business_id = f.business_id
    and f.error_reason = 'Lo reemplazó el cierre CI-' || lpad(x.number::text, 6, '0')
where f.status = 'canceled';

-- A failed closing whose cashiers were all closed later stayed in error.
insert into closing_replacements (closing_id, replaced_by)
select distinct f.id, x.id from closings f
  join ledger_entries e on e.branch_id = f.branch_id and e.created_at <= f.ends_at
    and (f.cashier_ids is null or e.cashier_id = any(f.cashier_ids))
  join closings x on x.id = e.closing_id and coalesce(x.completed_at, x.created_at) >= f.created_at
where f.status = 'error';
update closings f set status = 'canceled'
where f.status = 'error' and exists (select 1 from closing_replacements r where r.closing_id = f.id)
  and not exists (
    select 1 from ledger_entries e
    where e.closing_id is null and e.branch_id = f.branch_id and e.created_at <= f.ends_at
      and (f.cashier_ids is null or e.cashier_id = any(f.cashier_ids))
  );

-- A reason is a single clause, because the place of the money depends on later closings.
update closings set error_reason = regexp_replace(error_reason, '\. Los (pagos|cobros) .* Pagos por liquidar\.$', '');
