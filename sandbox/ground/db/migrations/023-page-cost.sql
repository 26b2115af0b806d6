-- On current disks reading a random page costs little more than the next one, and in memory no more. With PostgreSQL's
-- default of 4, meant for hard disks, a text that occurs in many notes is searched in all years instead of the requested
-- dates. Applies to connections made from now on.
do $$
begin
  execute format('alter database %I set random_page_cost = 1.1', current_database());
exception when insufficient_privilege then
  raise notice 'Set random_page_cost = 1.1: without, searches of large histories take longer';
end
$$;
