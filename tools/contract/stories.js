import { randomInt, randomUUID } from 'node:crypto';
import { checkGuard, faultOfAnswer, isUnserved } from './check-reads.js';

/** @typedef {Record<string, any>} Json */
/** @typedef {import('./run.js').Run} Run */
/**
 * A row that is created, found, changed, found changed, and removed.
 * @typedef {object} Story
 * @property {string} make @property {(name: string) => Json} input
 * @property {string} change @property {(id: string, name: string) => Json} changed
 * @property {string} remove
 * @property {string} idName how the calls call the id
 * @property {(run: Run, id: string, name: string) => Promise<Json | null>} find null where it is not there
 */

/** @param {Run} run @param {string} name */
const operationOf = ({ operations }, name) => {
  const entry = operations.get(name);
  if (!entry) throw new Error(`The contract has no ${name}.`);
  return entry;
};

/** @param {any} nodes @param {string} id @returns {Json | null} */
function findInTree(nodes, id) {
  for (const node of Array.isArray(nodes) ? nodes : []) {
    const match = node.id === id ? node : findInTree(node.children, id);
    if (match) return match;
  }
  return null;
}

/** @param {string} call @returns {Story['find']} */
const findByTree = (call) => async (run, id) =>
  findInTree((await run.send(operationOf(run, call), {})).data, id);

/** @param {string} call @param {string} idName @returns {Story['find']} */
const findByKeyword = (call, idName) => async (run, id, keyword) => {
  const params = { pageNum: 1, pageSize: 50, keyword };
  const { data } = await run.send(operationOf(run, call), params);
  return data?.list?.find?.((/** @type {Json} */ item) => item[idName] === id) ?? null;
};

/** @param {Run} run @returns {Story[]} */
function storiesOf(run) {
  const phone = `199${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const code = `contract.${randomInt(1_000_000)}`;
  const root = run.values.get('branch.id') ?? null;
  const plain = (/** @type {string} */ id, /** @type {string} */ name) => ({ id, name });
  return [
    {
      make: 'department.save',
      input: (name) => ({ name, parentId: null }),
      change: 'department.save',
      changed: (id, name) => ({ id, name, parentId: null }),
      remove: 'department.delete',
      idName: 'id',
      find: findByTree('department.getTree'),
    },
    {
      make: 'branch.save',
      input: (name) => ({ name, parentId: root }),
      change: 'branch.save',
      changed: (id, name) => ({ id, name, parentId: root }),
      remove: 'branch.delete',
      idName: 'id',
      find: findByTree('branch.getTree'),
    },
    {
      make: 'role.save',
      input: (name) => ({ name }),
      change: 'role.save',
      changed: plain,
      remove: 'role.delete',
      idName: 'id',
      find: findByKeyword('role.findByCondition', 'id'),
    },
    {
      make: 'permission.save',
      input: (name) => ({ parentId: null, name, code, kind: 'action' }),
      change: 'permission.save',
      changed: (id, name) => ({ id, parentId: null, name, code, kind: 'action' }),
      remove: 'permission.delete',
      idName: 'id',
      find: findByTree('permission.getTree'),
    },
    {
      make: 'user.addStudent',
      input: (name) => ({ name, phone }),
      change: 'user.updateStudent',
      changed: (userId, name) => ({ userId, name, phone }),
      remove: 'user.delete',
      idName: 'userId',
      find: findByKeyword('user.findByCondition', 'userId'),
    },
  ];
}

/** Runs each story; what it created is removed even if it fails. @param {Run} run */
export async function checkWrites(run) {
  for (const story of storiesOf(run)) {
    const ids = /** @type {string[]} */ ([]);
    try {
      await runStory(run, story, ids);
    } finally {
      for (const id of ids) await run.send(operationOf(run, story.remove), { [story.idName]: id });
    }
  }
  await nickname(run);
}

/** @param {Run} run @param {string} call @param {Json} params @returns {Promise<Json | null>} null where it failed */
async function write(run, call, params) {
  const operation = operationOf(run, call);
  const answer = await run.send(operation, params);
  if (isUnserved(answer)) run.book.note(call, 'notServed', `HTTP ${answer.status}`);
  else if (answer.code === 40300) run.book.note(call, 'forbidden', 'this account may not do it');
  else {
    const fault = faultOfAnswer(run, operation, answer);
    run.book.note(call, fault ? 'wrong' : 'ok', fault ?? undefined);
    return fault ? null : answer;
  }
  return null;
}

/** @param {Run} run @param {Story} story @param {string[]} ids what is there to be removed */
async function runStory(run, story, ids) {
  const noteFault = (/** @type {string} */ call, /** @type {string} */ fault) =>
    run.book.note(call, 'wrong', fault);
  for (const call of new Set([story.make, story.change, story.remove])) {
    await checkGuard(run, operationOf(run, call), {});
  }
  // Only letters, because some platforms allow nothing else in a name.
  const name = `合同${Array.from({ length: 6 }, () => '甲乙丙丁戊己庚辛'[randomInt(8)]).join('')}`;
  const created = await write(run, story.make, story.input(name));
  const id = created?.data?.[story.idName];
  if (!id) return;
  ids.push(id);
  const stored = await story.find(run, id, name);
  if (stored?.name !== name) {
    noteFault(story.make, stored ? 'what was made has another name' : 'what was made is not there');
    return;
  }
  const renamed = `${name}改`;
  const params = { ...story.changed(id, renamed), ...versionOf(stored) };
  if (await write(run, story.change, params)) {
    const after = await story.find(run, id, renamed);
    const stored = after ?? (await story.find(run, id, name));
    if (stored?.name !== renamed) noteFault(story.change, 'success, and nothing has changed');
  }
  const unknown = await run.send(operationOf(run, story.remove), { [story.idName]: randomUUID() });
  if (unknown.ok) noteFault(story.remove, `success for an unknown ${story.idName}`);
  if (!(await write(run, story.remove, { [story.idName]: id }))) return;
  if (await story.find(run, id, renamed)) noteFault(story.remove, 'success, and it is still there');
  else ids.pop();
}

/** Some changes require the version that was read. @param {Json} stored */
const versionOf = (stored) => ('version' in stored ? { version: stored.version } : {});

/** Changes the account's own nickname and restores it. @param {Run} run */
async function nickname(run) {
  const read = async () =>
    (await run.send(operationOf(run, 'account.getUserInfo'), {})).data?.nickname;
  const formerNickname = await read();
  if (typeof formerNickname !== 'string' || formerNickname === '') return;
  const newNickname = formerNickname === '甲' ? '乙' : '甲';
  if (!(await write(run, 'user.updateUser', { nickname: newNickname }))) return;
  if ((await read()) !== newNickname) {
    run.book.note('user.updateUser', 'wrong', 'success, and nothing has changed');
  }
  await run.send(operationOf(run, 'user.updateUser'), { nickname: formerNickname });
}
