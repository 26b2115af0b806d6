-- The summaries that users receive by e-mail, one row per user and kind once it was asked for.
create table summary_emails (
  user_id text not null references users,
  kind text not null check (kind in ('daily', 'weekly', 'statement')),
  business_id text not null references businesses,
  wanted boolean not null,
  -- In the address that stops it, which e-mails keep for years: a row keeps its token when it is turned off and on.
  token text not null unique,
  server_origin text not null,
  -- When it is looked at next; a closing brings that of a day forward.
  due_at timestamptz not null,
  -- Changes with every write. Whoever read the row before sends nothing.
  version integer not null default 1,
  -- The last day that is over and needs nothing more, as in `2026-11-20`. Of daily summaries only, as are the next two.
  done_day text,
  -- The day of the last e-mail, and its money.
  sent_day text,
  sent_money text,
  primary key (user_id, kind)
);
create index summary_emails_by_due on summary_emails (due_at) where wanted;
create index summary_emails_of_business on summary_emails (business_id) where wanted and kind = 'daily';

-- Turned on or off, also by the address in an e-mail: the user's sessions show it.
create function tell_summary_email() returns trigger language plpgsql as $$
begin
  insert into change_notices (user_id, lists) values (new.user_id, array['session']);
  return null;
end
$$;
create trigger new_summary_email_told after insert on summary_emails for each row execute function tell_summary_email();
create trigger changed_summary_email_told after update on summary_emails
  for each row when (old.wanted <> new.wanted) execute function tell_summary_email();

-- Parts that only some e-mails have.
alter table outbox add column html text;
alter table outbox add column stop_url text;
alter table outbox add column attachment_name text;
alter table outbox add column attachment bytea;
