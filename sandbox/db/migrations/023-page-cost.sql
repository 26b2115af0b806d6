-- A page read at random costs little more than the next one on today's disks, and in memory nothing more. With PostgreSQL's
-- default of 4, made for turning disks, a text that many notes have is looked for in all years instead of the dates asked for.
-- It holds for connections made from now on.
do $$
begin
  execute format('alter database %I set random_page_cost = 1.1', current_database());
exception when insufficient_privilege then
  raise notice 'Set random_page_cost = 1.1: without, searches of large histories take longer';
end
$$;
