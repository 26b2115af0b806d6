-- For deleting old e-mails.
create index if not exists outbox_by_age on outbox (created_at);
