import { Pool } from 'undici';
import { callsOf } from './calls.js';
import { tokenOf } from './teaching.js';

const CONNECTIONS = 64;
const KEYS = ['A', 'B', 'C', 'D'];

const text = (/** @type {string} */ words) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

/**
 * Creates an exam for everybody of the organisation by the requests of its pages. @param {string} origin @param
 * {number} questions @returns {Promise<string>} its id
 */
export async function makeExam(origin, questions) {
  const calls = callsOf(origin);
  const token = await calls.logIn();
  /** @param {string} path @param {object} [body] */
  const ask = async (path, body) => {
    const reply = await (body
      ? calls.post(path, { token, body: JSON.stringify(body) })
      : calls.get(path, { token }));
    const { code, message, data } = await reply.json();
    if (code !== 0) throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  const questionIds = [];
  for (let i = 0; i < questions; i += 1) {
    const options = KEYS.map((key) => ({ key, text: text(`选项 ${key}`) }));
    const content = {
      ...{ type: 'single', stem: text(`压力测试第 ${i} 题`), explanation: null, answer: 'A' },
      options,
    };
    const { id } = await ask('/raas/v1/question/save', { content });
    await ask(`/raas/v1/question/releashQuestion?id=${id}`);
    questionIds.push({ questionId: id, score: 5 });
  }
  const paper = await ask('/raas/v1/paperManage/save', { title: '压力测试', type: 'fixed' });
  const sections = [{ title: '全部', questions: questionIds }];
  await ask('/raas/v1/paperQuestionManage/saveBatch', { paperId: paper.id, sections });
  await ask(`/raas/v1/paperManage/updateStatusById?id=${paper.id}&status=1`);
  const audience = { all: true, departmentIds: [], trainIds: [], userIds: [] };
  const exam = await ask('/exam/v1/exam/save', {
    ...{ title: '压力测试', paperId: paper.id, minutes: 60, passScore: 1, audience },
  });
  await ask(`/exam/v1/exam/publish?id=${exam.id}`, {});
  return exam.id;
}

/**
 * People who each sit an exam as their devices do: unconfirmed answers are sent again, and confirmed ones are recorded.
 * @param {number} count
 */
export function sittersOf(count) {
  const people = Array.from({ length: count }, (_, i) => ({
    token: tokenOf(i + 1),
    id: '',
    questionIds: /** @type {string[]} */ ([]),
    at: 0,
    /** @type {Map<string, { at: number, key: string }>} what was sent last, by the question */
    waiting: new Map(),
  }));
  /** @type {Map<string, { at: number, key: string }>} what a server confirmed, by the question */
  const confirmed = new Map();
  /** @type {Pool | undefined} */
  let pool;

  /** @param {typeof people[number]} person @param {string} name @param {object} sent */
  async function send({ token }, name, sent) {
    if (!pool) throw new Error('There is no server.');
    const reply = await pool.request({
      path: `/platform/v1/sittings/${name}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(sent),
    });
    const words = await reply.body.text();
    if (!words.startsWith('{"code":0,')) throw new Error(`${name}: ${words.slice(0, 200)}`);
    return JSON.parse(words).data;
  }

  /** @param {typeof people[number]} person */
  async function sendWaiting(person) {
    const sent = [...person.waiting];
    const changes = sent.map(([questionId, { at, key }]) => ({
      ...{ questionId, at, mark: false, given: { type: 'single', key } },
    }));
    await send(person, 'answer', { id: person.id, changes });
    for (const [questionId, change] of sent) {
      if ((confirmed.get(questionId)?.at ?? 0) < change.at) confirmed.set(questionId, change);
      if (person.waiting.get(questionId) === change) person.waiting.delete(questionId);
    }
  }

  return {
    confirmed,

    /** @param {string} origin */
    async connect(origin) {
      await pool?.destroy();
      pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
    },

    /** @param {string} examId @returns {Promise<number[]>} ms of each, sorted */
    async open(examId) {
      /** @type {number[]} */
      const times = [];
      await Promise.all(
        people.map(async (person) => {
          const startTime = performance.now();
          const { id, sections } = await send(person, 'open', { examId });
          times.push(performance.now() - startTime);
          person.id = id;
          person.questionIds = sections[0].questions.map(
            (/** @type {{ id: string }} */ question) => question.id,
          );
        }),
      );
      return times.sort((a, b) => a - b);
    },

    /** One person selects another option. @param {number} i */
    answer(i) {
      const person = people[i % count];
      const questionId = person?.questionIds[Math.floor(i / count) % person.questionIds.length];
      if (!person || !questionId) throw new Error('Nobody sits there.');
      person.at += 1;
      person.waiting.set(questionId, { at: person.at, key: KEYS[(i * 7) % KEYS.length] ?? 'A' });
      return sendWaiting(person);
    },

    /** Sends unconfirmed answers again. @returns {Promise<number>} number of these answers */
    async sendAgain() {
      const unconfirmed = people.filter(({ waiting }) => waiting.size > 0);
      const answers = unconfirmed.reduce((sum, { waiting }) => sum + waiting.size, 0);
      await Promise.all(unconfirmed.map(sendWaiting));
      return answers;
    },

    close: () => pool?.destroy(),
  };
}
