import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contract,
  type Envelope,
  type LoginResult,
  type Page,
  type Student,
} from '@edu/shared-utility/contract';
import { startProcess } from './testing/server-process';

const ROUNDS = 20;
const WRITES = 200;

jest.setTimeout(600_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edu-crash-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function post<T>(url: string, token: string, body: object): Promise<Envelope<T>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Envelope<T>;
}

async function logIn(address: string): Promise<string> {
  const body = { account: '13900000001', password: 'Demo#2026' };
  const { data } = await post<LoginResult>(address + contract.account.login.path, '', body);
  return data.token;
}

/** Names of all students; compared by name because phone numbers are masked. */
async function names(address: string, token: string): Promise<Set<string>> {
  const uniqueNames = new Set<string>();
  for (let pageNum = 1; ; pageNum += 1) {
    const url = `${address}${contract.user.findByCondition.path}?pageNum=${pageNum}&pageSize=200`;
    const { data } = await post<Page<Student>>(url, token, {});
    for (const { name } of data.list) uniqueNames.add(name);
    if (data.list.length < 200) return uniqueNames;
  }
}

it('kill -9 in the middle of 200 writes, 20 times: no acknowledged write is lost', async () => {
  const acknowledged = new Set<string>();
  let number = 15_700_000_000;
  for (let round = 0; round < ROUNDS; round += 1) {
    // A start after a kill has to be as clean as any other.
    const server = await startProcess({}, folder);
    const token = await logIn(server.address);
    const stored = await names(server.address, token);
    expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([]);
    const target = acknowledged.size + 40;
    const url = server.address + contract.user.addStudent.path;
    const writes = Array.from({ length: WRITES }, async () => {
      number += 1;
      const phone = String(number);
      const name = `学员${number}`;
      const reply = await post(url, token, { name, phone }).catch(() => null);
      if (reply?.code === 0) acknowledged.add(name);
      if (acknowledged.size === target) server.child.kill('SIGKILL');
    });
    await Promise.all(writes);
    await server.end('SIGKILL');
  }
  const server = await startProcess({}, folder);
  const remaining = await names(server.address, await logIn(server.address));
  await server.end('SIGTERM');
  expect([...acknowledged].filter((name) => !remaining.has(name))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * 40);
});
