import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const POSTGRES = '/usr/lib/postgresql';
/** Programs by their Debian package. A user's own path lacks the folders of server programs. */
const PROGRAMS = {
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  'util-linux': 'setpriv',
};
export const SEARCH_PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

/** The folder of the newest PostgreSQL's programs; undefined without one. */
export function postgresPrograms() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(POSTGRES, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** The Debian packages that the cluster needs and this machine lacks. */
export function missingPackages() {
  const inPath = (program) => SEARCH_PATH.split(':').some((folder) => existsSync(path.join(folder, program)));
  const missing = Object.keys(PROGRAMS).filter((name) => !inPath(PROGRAMS[name]));
  if (!postgresPrograms()) missing.push('postgresql');
  // Patroni speaks to any of several stores, each with a package of its own, for the Python that it runs in.
  if (spawnSync('/usr/bin/python3', ['-c', 'import etcd']).status !== 0) missing.push('python3-etcd');
  return missing;
}
