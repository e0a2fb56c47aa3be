import { connect } from 'node:net';

const EVENT_ID = /^id: (.+)$/gm;

/**
 * A client of the event stream about the map, as small as possible, since it runs on the measured machine.
 * @typedef {object} Listener
 * @property {() => string} last the revision that it received last; empty before the first
 * @property {(revision: string) => Promise<number>} hears the time (`performance.now`) at which it receives another revision than this
 * @property {() => void} leave
 */

/** @param {string} origin @returns {Promise<Listener>} once it has received the present revision */
function listen(origin) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let last = '';
  /** @type {(at: number) => void} */
  let notify = () => {};
  socket.write('GET /importmap.json/news HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return new Promise((resolve, failed) => {
    socket.once('error', failed);
    socket.once('close', () => failed(new Error('A stream was refused.')));
    socket.on('data', (bytes) => {
      const newest = [...bytes.toString('latin1').matchAll(EVENT_ID)].at(-1)?.[1];
      if (newest === undefined || newest === last) return;
      const isFirst = last === '';
      last = newest;
      if (isFirst) resolve({ last: () => last, hears: nextChange, leave: () => socket.destroy() });
      else notify(performance.now());
    });
  });
  /** @param {string} revision */
  function nextChange(revision) {
    return new Promise((/** @type {(at: number) => void} */ resolve) => {
      notify = resolve;
      if (last !== revision) resolve(performance.now());
    });
  }
}

/**
 * Opens that many listeners, some at a time. @param {string} origin @param {number} count @returns
 * {Promise<Listener[]>}
 */
export async function openListeners(origin, count) {
  /** @type {Listener[]} */
  const all = [];
  while (all.length < count) {
    const some = Array.from({ length: Math.min(100, count - all.length) }, () => listen(origin));
    all.push(...(await Promise.all(some)));
  }
  return all;
}
