-- Users' choices of summary e-mails: one row per user and kind once it has been turned on.
create table summary_emails (
  user_id text not null references users,
  kind text not null check (kind in ('daily', 'weekly', 'statement')),
  business_id text not null references businesses,
  wanted boolean not null,
  -- Part of the URL that stops the e-mails, which mailboxes keep for years: a row keeps its token when it is turned off and on.
  token text not null unique,
  server_origin text not null,
  -- When it is checked next; a closing brings the check of a daily summary forward.
  due_at timestamptz not null,
  -- Changes with every write, so that a process which read an earlier version sends nothing.
  version integer not null default 1,
  -- The last day that is over and fully reported, as in `2026-11-20`. Like the next two columns, only for daily summaries.
  done_day text,
  -- Day and amounts of the last e-mail.
  sent_day text,
  sent_money text,
  primary key (user_id, kind)
);
create index summary_emails_by_due on summary_emails (due_at) where wanted;
create index summary_emails_of_business on summary_emails (business_id) where wanted and kind = 'daily';

-- Turned on or off, possibly through the URL in an e-mail: the user's sessions show it.
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
