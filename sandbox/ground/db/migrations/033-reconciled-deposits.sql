-- When a deposit was marked as found on the bank's statement. Nothing else depends on it.
alter table deposits add column reconciled_at timestamptz;
