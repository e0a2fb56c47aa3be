import { checkReads, LEARNING } from './check-reads.js';
import { operationsOf, platformAt } from './platform.js';
import { checkWrites } from './stories.js';
import { knownValues } from './values.js';
import { verdictBook } from './verdicts.js';

/** @typedef {Record<string, any>} Json */
/**
 * @typedef {object} Run
 * @property {Json} document
 * @property {Map<string, Json>} operations
 * @property {ReturnType<typeof platformAt>} platform
 * @property {ReturnType<typeof knownValues>} values
 * @property {ReturnType<typeof verdictBook>} book
 * @property {(operation: Json, params: Json, options?: { method?: string }) => Promise<import('./platform.js').Answer>}
 *   send
 *   with the session's token
 */

/** Calls that are not sent, with the reason. */
const reasons = /** @type {const} */ ([
  [/AuthCode|sendCode/, 'sends a code to a person or needs one'],
  [/^(login|proof|secondFactor|undo|invitation)\./, 'needs a code, a device or a person'],
  [
    /[pP]assword|register|bind|Bind|Face|RealName|slhCompany/,
    'changes an account or asks a person',
  ],
  [
    /^importMap|^moduleReport|^moduleMenu|^moduleStatus|^embedded/,
    'belongs to the shell, not to the platform',
  ],
]);

/**
 * Checks a platform against the contract.
 * @param {{ document: Json, base: string, domain?: string, form?: Json, account: string, password: string,
 *   flow: 'old' | 'new', write: boolean, student?: { account: string, password: string } }} options student: whose
 *   learning is read
 * @returns {Promise<{ lines: string[], hasMismatches: boolean }>}
 */
export async function runContract({ document, account, password, flow, write, student, ...where }) {
  const operations = operationsOf(document);
  const book = verdictBook();
  const platform = withVerdicts(platformAt(where), book);
  const values = knownValues();
  const login = `${flow === 'new' ? 'accountNew' : 'account'}.login`;
  const operation = (/** @type {string} */ name) => {
    const entry = operations.get(name);
    if (!entry) throw new Error(`The contract has no ${name}.`);
    return entry;
  };

  const refused = await platform.send(operation(login), { account, password: `${password}-wrong` });
  const entered = await platform.send(operation(login), { account, password });
  if (!entered.ok || typeof entered.data?.token !== 'string') {
    const said = entered.isEnvelope
      ? `code ${entered.code} ${entered.message}`
      : `no envelope, HTTP ${entered.status}`;
    return { lines: [`WRONG         ${login}: nobody can log in (${said})`], hasMismatches: true };
  }
  const { token } = entered.data;
  book.note(login, refused.ok ? 'wrong' : 'ok', refused.ok ? 'takes a wrong password' : undefined);
  values.learn('account.login', entered.data);
  const send = (/** @type {Json} */ operation, /** @type {Json} */ params, options = {}) =>
    platform.send(operation, params, { ...options, token });
  /** @type {Run} */
  const run = { document, operations, platform, values, book, send };

  await enterPlace(run);
  if (student) {
    // With separate headers, because those of another account would not apply.
    const otherPlatform = withVerdicts(platformAt(where), book);
    const fault = await checkLearning(
      { ...run, platform: otherPlatform },
      operation(login),
      student,
    );
    if (fault) return { lines: [fault], hasMismatches: true };
  }
  const isLearningCall = (/** @type {string} */ name) =>
    student !== undefined && LEARNING.test(name);
  await checkReads({ ...run, operations: only(operations, (name) => !isLearningCall(name)) });
  if (write) await checkWrites(run);
  await checkLogout(
    run,
    operation(login.replace('login', 'logout')),
    operation('account.getUserInfo'),
  );
  for (const [name, operation] of operations) {
    if (book.has(name)) continue;
    const reason = reasons.find(([pattern]) => pattern.test(name))?.[1];
    const notCovered = write ? 'no story of this command covers it' : 'changes something: --write';
    if (operation['x-safe']) continue;
    book.note(name, 'skipped', reason ?? notCovered);
  }
  return book.report([...operations.keys()]);
}

/** @param {Run['operations']} operations @param {(name: string) => boolean} matches */
const only = (operations, matches) => new Map([...operations].filter(([name]) => matches(name)));

/**
 * Sends the calls for a student's own learning as the student.
 * @param {Run} run @param {Json} login @param {{ account: string, password: string }} student
 * @returns {Promise<string | null>} why nobody could log in
 */
async function checkLearning(run, login, student) {
  const { platform, operations } = run;
  const entered = await platform.send(login, student);
  if (!entered.ok || typeof entered.data?.token !== 'string') {
    return `WRONG         ${login.operationId}: the student cannot log in (code ${entered.code} ${entered.message})`;
  }
  const { token } = entered.data;
  const send = (/** @type {Json} */ operation, /** @type {Json} */ params, options = {}) =>
    platform.send(operation, params, { ...options, token });
  const runAsStudent = { ...run, values: knownValues(), send };
  await enterPlace(runAsStudent);
  await checkReads({
    ...runAsStudent,
    operations: only(operations, (name) => LEARNING.test(name)),
  });
  const logout = operations.get(login.operationId.replace('login', 'logout'));
  if (logout) await send(logout, {});
  return null;
}

/**
 * The same platform, with a verdict for each incomplete envelope, whatever the call. A method unknown to the contract
 * may be refused by a proxy.
 * @param {ReturnType<typeof platformAt>} platform @param {ReturnType<typeof verdictBook>} book
 * @returns {ReturnType<typeof platformAt>}
 */
const withVerdicts = (platform, book) => ({
  ...platform,
  async send(operation, params, options = {}) {
    const answer = await platform.send(operation, params, options);
    if (answer.fault && !options.method) book.note(operation.operationId, 'wrong', answer.fault);
    return answer;
  },
});

/** Selects the account's first organisation and branch, as the page does. @param {Run} run */
async function enterPlace({ operations, platform, send }) {
  const ask = async (/** @type {string} */ name) => {
    const operation = operations.get(name);
    const answer = operation && (await send(operation, {}));
    return answer?.ok && Array.isArray(answer.data) ? answer.data[0] : undefined;
  };
  const organ = await ask('account.findOrganList');
  const branch = await ask('account.findAdminBranchList');
  for (const name of ['organ', 'actor', 'channel']) {
    const value = branch?.[name] ?? organ?.[name];
    if (typeof value === 'string' && value) platform.context[name] = value;
  }
  if (typeof branch?.branch === 'string') platform.context.branch = branch.branch;
}

/**
 * Logs the command's own session out, and checks that its token is no longer valid. @param {Run} run @param {Json}
 * logout @param {Json} probe
 */
async function checkLogout({ book, send }, logout, probe) {
  const answer = await send(logout, {});
  const after = await send(probe, {});
  const fault = answer.ok
    ? after.ended
      ? null
      : 'the token works on'
    : `refused with ${answer.code}`;
  book.note(logout.operationId, fault ? 'wrong' : 'ok', fault ?? undefined);
}
