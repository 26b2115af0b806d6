-- A pending charge is read with whether its branch or cashier is blocked, and then has no link.

create trigger blocked_branch_noted after update of status on branches
  for each row when (old.status <> new.status) execute function note_renamed_branch();
create trigger blocked_cashier_noted after update of status on users
  for each row when (old.status <> new.status and new.type = 'operator') execute function note_renamed_cashier();

create function tell_blocked_charges() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists)
  values (new.business_id, new.branch_id, new.id, array['pending']);
  return null;
end
$$;
create trigger blocked_cashier_told after update of status on users
  for each row when (old.status <> new.status and new.type = 'operator') execute function tell_blocked_charges();

-- E-mails of requests to refund are sent when one is made or decided, so their row is never due.
alter table summary_emails drop constraint summary_emails_kind_check;
alter table summary_emails add check (kind in ('daily', 'weekly', 'statement', 'refund-requests'));
