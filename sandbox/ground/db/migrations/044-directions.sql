alter table branches add column directions text;
