-- The version of each scope: two reads of a scope with the same version return the same transactions, open balance and names.

-- Each change adds a row with a random number; the version of a scope is the sum of the rows that concern it. As with
-- the totals, rows are only added, so that no payment waits for another, and a sum sees changes in the order of their
-- commits, which a counter or sequence would not. The numbers are random so that a database restored from a backup never
-- repeats a version. An empty id means every branch, cashier or business. A null id means no branch or cashier: only an
-- unlimited scope sees such a row.
create table scope_changes (
  business_id text not null,
  branch_id text,
  cashier_id text,
  change numeric not null default (random() * 9007199254740992)::bigint,
  merged boolean not null default false
);
create index changes_of_business on scope_changes (business_id, cashier_id) include (branch_id, change);
create index changes_to_merge on scope_changes (business_id) where not merged;

-- A row that moves between scopes changes both of them.
create function note_changed_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into scope_changes (business_id, branch_id, cashier_id)
    select distinct business_id, branch_id, cashier_id from new_rows;
  elsif tg_op = 'DELETE' then
    insert into scope_changes (business_id, branch_id, cashier_id)
    select distinct business_id, branch_id, cashier_id from old_rows;
  else
    insert into scope_changes (business_id, branch_id, cashier_id)
    select business_id, branch_id, cashier_id from new_rows
    union
    select business_id, branch_id, cashier_id from old_rows;
  end if;
  return null;
end
$$;

create trigger new_transaction_noted after insert on transactions referencing new table as new_rows
  for each statement execute function note_changed_rows();
create trigger changed_transaction_noted after update on transactions referencing new table as new_rows old table as old_rows
  for each statement execute function note_changed_rows();
create trigger deleted_transaction_noted after delete on transactions referencing old table as old_rows
  for each statement execute function note_changed_rows();
create trigger new_entry_noted after insert on ledger_entries referencing new table as new_rows
  for each statement execute function note_changed_rows();
create trigger changed_entry_noted after update on ledger_entries referencing new table as new_rows old table as old_rows
  for each statement execute function note_changed_rows();
create trigger deleted_entry_noted after delete on ledger_entries referencing old table as old_rows
  for each statement execute function note_changed_rows();

-- Transactions are read together with the names of their branch and cashier.
create function note_renamed_branch() returns trigger language plpgsql as $$
begin
  insert into scope_changes (business_id, branch_id, cashier_id) values (new.business_id, new.id, '');
  return null;
end
$$;
create trigger renamed_branch_noted after update of name on branches
  for each row when (old.name is distinct from new.name) execute function note_renamed_branch();

create function note_renamed_cashier() returns trigger language plpgsql as $$
begin
  insert into scope_changes (business_id, branch_id, cashier_id) values (new.business_id, '', new.id);
  return null;
end
$$;
create trigger renamed_cashier_noted after update of name on users
  for each row when (old.name is distinct from new.name) execute function note_renamed_cashier();

-- Transactions are read with all data of their payer, who may have paid in any business.
create function note_changed_app_user() returns trigger language plpgsql as $$
begin
  insert into scope_changes (business_id, branch_id, cashier_id) values ('', '', '');
  return null;
end
$$;
create trigger changed_app_user_noted after update on app_users
  for each row when (old.* is distinct from new.*) execute function note_changed_app_user();
