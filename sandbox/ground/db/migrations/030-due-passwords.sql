-- Marks an imported user whose one-time password has not been created and sent yet. The previous version ignores the
-- mark: it resets such a password like any other.
alter table users add column password_due boolean not null default false;
create index users_by_due_password on users (id) where password_due;
