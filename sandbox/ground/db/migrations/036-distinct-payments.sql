-- Payments of which somebody said that they are not the request or charge that waits. Nothing else depends on it.
alter table transactions add column distinct_payment_ids text[] not null default '{}';
