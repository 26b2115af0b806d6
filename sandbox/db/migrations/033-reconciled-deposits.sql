-- When somebody marked that a deposit is on the bank's statement. Nothing else reads or changes by it.
alter table deposits add column reconciled_at timestamptz;
