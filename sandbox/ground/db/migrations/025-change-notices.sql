-- Notices of changes, for the processes that report them to listeners: the scope concerned and the lists. Ids mean the same as in
-- `scope_changes`. A notice for one user has only a `user_id`, and no lists if only the user's sessions must be checked again.

-- Unlogged, which costs payments the least: after a crash of the database every client reads everything anyway. A process reads
-- rows of transactions that its last snapshot did not see, and the housekeeping deletes rows after a minute.
create unlogged table change_notices (
  business_id text,
  branch_id text,
  cashier_id text,
  user_id text,
  lists text[] not null,
  committed_by xid8 not null default pg_current_xact_id(),
  noted_at timestamptz not null default clock_timestamp()
);
create index change_notices_by_transaction on change_notices (committed_by);

create function tell_statuses(business_id text, branch_id text, cashier_id text, statuses text[]) returns void language sql as $$
  insert into change_notices (business_id, branch_id, cashier_id, lists)
  select $1, $2, $3, lists from (select array_remove(array[
    case when 'pending' = any(statuses) then 'pending' end,
    case when statuses && array['completed', 'refunded'] then 'paid' end], null) as lists) as told
  where lists <> '{}'
$$;
create function tell_transactions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_statuses(business_id, branch_id, cashier_id, array_agg(distinct status))
    from new_rows group by business_id, branch_id, cashier_id;
  elsif tg_op = 'DELETE' then
    perform tell_statuses(business_id, branch_id, cashier_id, array_agg(distinct status))
    from old_rows group by business_id, branch_id, cashier_id;
  else
    perform tell_statuses(business_id, branch_id, cashier_id, array_agg(distinct status))
    from (select business_id, branch_id, cashier_id, status from new_rows
          union select business_id, branch_id, cashier_id, status from old_rows) as changed
    group by business_id, branch_id, cashier_id;
  end if;
  return null;
end
$$;
create trigger new_transaction_told after insert on transactions referencing new table as new_rows
  for each statement execute function tell_transactions();
create trigger changed_transaction_told after update on transactions referencing new table as new_rows old table as old_rows
  for each statement execute function tell_transactions();
create trigger deleted_transaction_told after delete on transactions referencing old table as old_rows
  for each statement execute function tell_transactions();

-- A closing changes entries, which are read together with the paid transactions.
create function tell_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change_notices (business_id, branch_id, cashier_id, lists)
    select distinct business_id, branch_id, cashier_id, array['paid', 'balance'] from new_rows;
  elsif tg_op = 'DELETE' then
    insert into change_notices (business_id, branch_id, cashier_id, lists)
    select distinct business_id, branch_id, cashier_id, array['paid', 'balance'] from old_rows;
  else
    insert into change_notices (business_id, branch_id, cashier_id, lists)
    select business_id, branch_id, cashier_id, array['paid', 'balance'] from new_rows
    union
    select business_id, branch_id, cashier_id, array['paid', 'balance'] from old_rows;
  end if;
  return null;
end
$$;
create trigger new_entry_told after insert on ledger_entries referencing new table as new_rows
  for each statement execute function tell_entries();
create trigger changed_entry_told after update on ledger_entries referencing new table as new_rows old table as old_rows
  for each statement execute function tell_entries();
create trigger deleted_entry_told after delete on ledger_entries referencing old table as old_rows
  for each statement execute function tell_entries();

create function tell_closings() returns trigger language plpgsql as $$
declare
  closing closings := case when tg_op = 'DELETE' then old else new end;
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists)
  values (closing.business_id, closing.branch_id, closing.cashier_id, array['closings']);
  return null;
end
$$;
create trigger closing_told after insert or delete on closings for each row execute function tell_closings();
create trigger changed_closing_told after update on closings
  for each row when (old.* is distinct from new.*) execute function tell_closings();

create function tell_activity() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, lists) select distinct business_id, array['activity'] from new_rows;
  return null;
end
$$;
create trigger activity_told after insert on activity referencing new table as new_rows
  for each statement execute function tell_activity();

-- Sessions of a blocked branch end, and its name appears in the lists of transactions, cashiers and closings.
create function tell_branches() returns trigger language plpgsql as $$
declare
  branch branches := case when tg_op = 'DELETE' then old else new end;
  lists text[] := array['branches', 'cashiers'];
begin
  if tg_op = 'UPDATE' and old.name <> new.name then lists := lists || array['pending', 'paid', 'closings', 'session']; end if;
  if tg_op = 'UPDATE' and old.status <> new.status then lists := lists || array['session']; end if;
  insert into change_notices (business_id, branch_id, cashier_id, lists) values (branch.business_id, branch.id, '', lists);
  return null;
end
$$;
create trigger branch_told after insert or delete on branches for each row execute function tell_branches();
create trigger changed_branch_told after update on branches
  for each row when (old.* is distinct from new.*) execute function tell_branches();

-- A user of any type, as seen by other users.
create function tell_user(told users, renamed boolean) returns void language plpgsql as $$
declare
  lists text[] := case told.type when 'operator' then array['cashiers', 'branches'] when 'branch_admin' then array['branches'] else array['users'] end;
begin
  if renamed and told.type = 'operator' then lists := lists || array['pending', 'paid', 'closings']; end if;
  insert into change_notices (business_id, branch_id, cashier_id, lists)
  values (told.business_id, told.branch_id, case when told.type = 'operator' then told.id end, lists);
end
$$;
create function tell_users() returns trigger language plpgsql as $$
declare
  titulars text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    perform tell_user(new, old.name <> new.name);
    if (old.business_id, old.branch_id, old.type) is distinct from (new.business_id, new.branch_id, new.type) then
      perform tell_user(old, false);
    end if;
    if old.titular_id is distinct from new.titular_id then titulars := array[old.titular_id, new.titular_id]; end if;
    insert into change_notices (user_id, lists)
    select id, array['session'] from unnest(titulars || new.id) as concerned (id) where id is not null;
  elsif tg_op = 'INSERT' then
    perform tell_user(new, false);
  else
    perform tell_user(old, false);
  end if;
  return null;
end
$$;
create trigger user_told after insert or delete on users for each row execute function tell_users();
create trigger changed_user_told after update on users
  for each row when (old.* is distinct from new.*) execute function tell_users();

create function tell_second_factor() returns trigger language plpgsql as $$
declare
  factor second_factors := case when tg_op = 'DELETE' then old else new end;
begin
  insert into change_notices (user_id, lists) values (factor.user_id, array['session']);
  insert into change_notices (business_id, lists) select business_id, array['users'] from users where id = factor.user_id;
  return null;
end
$$;
create trigger new_second_factor_told after insert or delete on second_factors for each row execute function tell_second_factor();
create trigger changed_second_factor_told after update on second_factors
  for each row when (old.secret is distinct from new.secret) execute function tell_second_factor();

-- Every closing takes a number from its business.
create function tell_business() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists) values (new.id, '', '', array['branches', 'session']);
  return null;
end
$$;
create trigger changed_business_told after update on businesses for each row
  when (to_jsonb(old) - 'next_closing_number' <> to_jsonb(new) - 'next_closing_number') execute function tell_business();

create function tell_role() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, lists)
  select distinct business_id, array['users'] from users where role_id = new.id;
  insert into change_notices (user_id, lists) select id, array['session'] from users where role_id = new.id;
  return null;
end
$$;
create trigger changed_role_told after update on roles
  for each row when (old.* is distinct from new.*) execute function tell_role();

-- Only for businesses that have transactions of this person.
create function tell_app_user() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists)
  select distinct business_id, branch_id, cashier_id, array['pending', 'paid'] from transactions where app_user_id = new.id;
  return null;
end
$$;
create trigger changed_app_user_told after update on app_users
  for each row when (old.* is distinct from new.*) execute function tell_app_user();

create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into change_notices (business_id, branch_id, cashier_id, lists) values ('', '', '', '{}');
  else
    insert into change_notices (user_id, lists) select distinct user_id, '{}'::text[] from old_rows;
  end if;
  return null;
end
$$;
create trigger ended_sessions_told after delete on sessions referencing old table as old_rows
  for each statement execute function tell_ended_sessions();
create trigger sessions_emptied_told after truncate on sessions for each statement execute function tell_ended_sessions();
