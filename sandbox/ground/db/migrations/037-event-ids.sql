-- An event has one id for all who hear of it. Deliveries of before, and those of a process of the previous version, have none: their
-- own id stands for it.
alter table webhook_deliveries add column event_id text;

-- What has not been sent yet gets the id under which its other recipient may have received the same event.
update webhook_deliveries d set event_id = first.id
from (
  select distinct on (event, transaction_id, closing_id, created_at) event, transaction_id, closing_id, created_at, id
  from webhook_deliveries where event <> 'test'
  order by event, transaction_id, closing_id, created_at, attempts > 0 desc, position
) first
where d.attempts = 0 and d.status = 'pending' and d.event = first.event and d.created_at = first.created_at
  and d.transaction_id is not distinct from first.transaction_id and d.closing_id is not distinct from first.closing_id;
