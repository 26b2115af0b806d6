-- The body that the last attempt of a delivery sent; null if nothing was sent.

alter table webhook_deliveries add column request_body text;
