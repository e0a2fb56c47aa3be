import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contract } from '@edu/shared-utility/contract';
import { run } from '../../tools/test/run';
import {
  administrator,
  otherTenantAdministrator,
  password,
  staff,
  student,
} from '../support/accounts';
import { startPlatform } from './client';
import { type PlatformFault, platformFaults, startFaultyPlatform } from './faulty-platform';

const root = resolve(__dirname, '../..');
const { origin, logIn } = startPlatform();
const correctOrigin = () => origin().replace('127.0.0.1', 'localhost');

/** Runs the command in a process, as people do. */
async function command(...args: string[]) {
  const { code, output } = await run(process.execPath, ['tools/contract/main.js', ...args], {
    cwd: root,
  });
  const lineOf = (call: string) =>
    output.split('\n').find((line) => line.includes(` ${call}`)) ?? '';
  return {
    code,
    output,
    of: lineOf,
    wrong: output.split('\n').filter((line) => line.startsWith('WRONG')),
  };
}

const as = (account: string) => ['--account', account, '--password', password];

describe('a platform that fulfils the contract', () => {
  it('gets a verdict for every call', async () => {
    const {
      code,
      of: lineOf,
      wrong,
      output,
    } = await command('--base', correctOrigin(), ...as(administrator));
    expect(wrong).toEqual([]);
    expect(code).toBe(0);
    expect(lineOf('user.findByCondition')).toMatch(/^ok /);
    for (const call of ['statistics.getSummarizedData', 'questionnaire.results']) {
      expect(lineOf(call)).toMatch(/^ok /);
    }
    expect(lineOf('department.save')).toMatch(/^skipped .*--write/);
    expect(lineOf('learning.source')).toMatch(/^skipped .*--student/);
    expect(output).toMatch(/\d+ calls: \d+ ok, 0 WRONG/);
  });

  it('also gets the calls of a student’s own learning', async () => {
    const args = ['--base', correctOrigin(), ...as(administrator), '--student'];
    const { code, of: lineOf, wrong } = await command(...args, student);
    expect([code, wrong]).toEqual([0, []]);
    for (const call of [
      'learning.source',
      'learning.findNotes',
      'questionnaireAnswer.findAsUser',
    ]) {
      expect(lineOf(call)).toMatch(/^ok /);
    }
    const { studentCourse } = contract;
    for (const call of Object.keys(studentCourse)) {
      expect(lineOf(`studentCourse.${call}`)).toMatch(/^ok /);
    }
    expect(lineOf('user.findByCondition')).toMatch(/^ok /);
    const refused = await command(...args, student, '--student-password', 'Wrong#2026');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/WRONG +account\.login: the student cannot log in/);
  });

  it('keeps nothing that the command created', async () => {
    const { api } = await logIn(administrator);
    const state = async () => [
      await api.department.getTree(),
      await api.branch.getTree(),
      await api.role.find(),
      (await api.user.findByCondition({ pageNum: 1, pageSize: 1 })).total,
      (await api.account.getUserInfo()).nickname,
    ];
    const stateBefore = await state();
    const {
      code,
      of: lineOf,
      wrong,
    } = await command('--base', correctOrigin(), ...as(administrator), '--write');
    expect(wrong).toEqual([]);
    expect(code).toBe(0);
    expect(lineOf('department.save')).toMatch(/^ok /);
    expect(lineOf('user.delete')).toMatch(/^ok /);
    expect(await state()).toEqual(stateBefore);
  });

  it('may refuse calls without permission', async () => {
    const { code, of: lineOf, wrong } = await command('--base', correctOrigin(), ...as(staff));
    expect(wrong).toEqual([]);
    expect(lineOf('role.findByCondition')).toMatch(/^forbidden/);
    expect(code).toBe(0);
  });

  it('may have another form of its envelope, if the configuration describes it', async () => {
    const form = { code: 'status', message: 'words', data: 'result', success: ['fine'] };
    const folder = mkdtempSync(join(tmpdir(), 'edu-form-'));
    const config = join(folder, 'config.json');
    writeFileSync(config, JSON.stringify({ envelope: form }));
    const platformWithOtherEnvelope = await startFaultyPlatform(correctOrigin(), [], (text) => {
      const { code, message, data } = JSON.parse(text);
      return JSON.stringify({ status: code === 0 ? 'fine' : code, words: message, result: data });
    });
    const args = ['--base', platformWithOtherEnvelope.address, ...as(administrator)];
    const result = await command(...args, '--config', config);
    const refused = await command(...args);
    await platformWithOtherEnvelope.close();
    rmSync(folder, { recursive: true });
    expect(result.wrong).toEqual([]);
    expect(result.code).toBe(0);
    expect(result.of('user.findByCondition')).toMatch(/^ok /);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/WRONG +account\.login: nobody can log in \(no envelope/);
  });
});

it('a platform with five faults is reported for each of them', async () => {
  const faulty = await startFaultyPlatform(correctOrigin(), Object.values(platformFaults));
  const {
    code,
    of: lineOf,
    wrong,
  } = await command('--base', faulty.address, ...as(administrator), '--write');
  await faulty.close();
  expect(code).toBe(1);
  expect(lineOf('user.findByCondition')).toMatch(/^WRONG .*phone is number and should be string/);
  expect(lineOf('role.findByCondition')).toMatch(/^WRONG .*entries for pageSize 1/);
  expect(lineOf('branch.findById')).toMatch(/^WRONG .*success for an unknown id/);
  expect(lineOf('department.save')).toMatch(/^WRONG .*nothing has changed/);
  expect(lineOf('role.findRoleIds')).toMatch(/^WRONG .*answers with no token/);
  expect(wrong.map((line) => line.split(/\s+/)[1]?.replace(':', '')).sort()).toEqual(
    expect.arrayContaining(['branch.findById', 'department.save', 'role.findByCondition']),
  );
});

it('people of the new flow log in with --flow new', async () => {
  const args = ['--domain', 'new.localhost', ...as(otherTenantAdministrator)];
  const result = await command('--base', correctOrigin(), ...args, '--flow', 'new');
  expect(result.wrong).toEqual([]);
  expect(result.code).toBe(0);
  expect(result.of('accountNew.login')).toMatch(/^ok /);
  expect(result.of('accountNew.logout')).toMatch(/^ok /);
  expect(result.of('account.login')).toMatch(/^skipped /);
  expect(result.of('user.findByCondition')).toMatch(/^ok /);
});

describe('an envelope without one of its parts is reported, in a success and in a refusal:', () => {
  it.each([
    ['message', 'the envelope has no message'],
    ['data', 'the envelope has no data'],
  ])('%s', async (part, words) => {
    const without = (call: string, isMatching: (code: number) => boolean): PlatformFault => ({
      path: call,
      changeResponse: (_, text) => {
        const envelope = JSON.parse(text);
        if (isMatching(envelope.code)) delete envelope[part];
        return JSON.stringify(envelope);
      },
    });
    const faults = [
      without(contract.role.find.path, (code) => code === 0),
      without(contract.branch.getTree.path, (code) => code !== 0),
    ];
    const faulty = await startFaultyPlatform(correctOrigin(), faults);
    const {
      code,
      of: lineOf,
      wrong,
    } = await command('--base', faulty.address, ...as(administrator));
    await faulty.close();
    expect(code).toBe(1);
    expect(lineOf('role.find:')).toBe(`WRONG         role.find: ${words}`);
    expect(lineOf('branch.getTree')).toBe(`WRONG         branch.getTree: ${words}`);
    expect(wrong).toHaveLength(2);
  });
});

it('a message that is no string is reported', async () => {
  const fault: PlatformFault = {
    path: contract.role.find.path,
    changeResponse: (_, text) => text.replace('"message":""', '"message":null'),
  };
  const faulty = await startFaultyPlatform(correctOrigin(), [fault]);
  const { of: lineOf } = await command('--base', faulty.address, ...as(administrator));
  await faulty.close();
  expect(lineOf('role.find:')).toMatch(/^WRONG .*: message is null and should be string$/);
});

describe('a command that cannot begin says why in a sentence:', () => {
  it.each([
    ['no address', [], 'Say which platform to ask'],
    ['an address that is none', ['--base', 'platform'], 'write an http or https address'],
    ['nobody to log in', ['--base', 'http://localhost:1'], 'Say who logs in'],
    [
      'another flow',
      ['--base', 'http://localhost:1', ...as('1'), '--flow', 'x'],
      'write old or new',
    ],
    ['an unknown option', ['--bas', 'x'], 'The options are'],
    ['nobody there', ['--base', 'http://localhost:1', ...as('1')], 'does not answer'],
  ])('%s', async (_, args, words) => {
    const { code, output } = await command(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
