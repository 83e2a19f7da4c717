-- What a file was brought for: papers of persons are for fewer eyes.
alter table kept_file add column purpose text not null default 'trade';
