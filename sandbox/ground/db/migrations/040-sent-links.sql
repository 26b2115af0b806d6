-- When the link of a charge or request was last sent to a person, and when a reminder of it was. Nothing else depends on it.
alter table transactions add column link_sent_at timestamptz, add column reminder_sent_at timestamptz;
