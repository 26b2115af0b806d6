-- Returns once something has committed that the snapshot does not contain, or after `longest` seconds. A statement of its own for
-- each look would be most of what an API process with open streams costs while nothing happens.
create function wait_for_changes(last pg_snapshot, look_seconds float, longest_seconds float) returns void language plpgsql as $$
declare
  last_end xid8 := pg_snapshot_xmax(last);
  had_open boolean := pg_snapshot_xmin(last) <> last_end;
begin
  for look in 1 .. ceil(longest_seconds / look_seconds) loop
    perform pg_sleep(look_seconds);
    if had_open or pg_snapshot_xmax(pg_current_snapshot()) <> last_end then
      exit when exists (
        select from change_notices
        where committed_by >= last_end or committed_by = any(array(select pg_snapshot_xip(last))));
    end if;
  end loop;
end
$$;
