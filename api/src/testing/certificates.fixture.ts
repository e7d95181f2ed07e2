// Certificates for local TLS servers, made by the openssl of this machine: for localhost, for another name, and one that has expired.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const AUTHORITY = `
[ca]
default_ca = own
[own]
database = index.txt
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = any
copy_extensions = copy
unique_subject = no
[any]
commonName = supplied
`;

export type Certificate = { key: string; cert: string };

/** Makes the files in this folder. `authority` is what a client must trust. */
export function makeCertificates(folder: string) {
  const openssl = (...parameters: string[]) =>
    execFileSync('openssl', parameters, { cwd: folder, stdio: 'ignore' });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, 'ca.cnf'), AUTHORITY);
  writeFileSync(join(folder, 'index.txt'), '');
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Own authority',
  );
  const signed = (name: string, host: string, from: string, to: string): Certificate => {
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
    openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, ...subject);
    const files = ['-in', `${name}.csr`, '-out', `${name}.pem`, '-cert', 'ca.pem', '-keyfile', 'ca.key'];
    openssl('ca', '-batch', '-notext', '-config', 'ca.cnf', ...files, '-startdate', from, '-enddate', to);
    return { key: read(`${name}.key`), cert: read(`${name}.pem`) };
  };
  return {
    authority: read('ca.pem'),
    right: signed('right', 'localhost', '20200101000000Z', '20990101000000Z'),
    otherName: signed('other', 'music.example.com', '20200101000000Z', '20990101000000Z'),
    expired: signed('expired', 'localhost', '20200101000000Z', '20210101000000Z'),
  };
}
