const json = { 'content-type': 'application/json' };

/** Calls of a server that the sections need, as a client sends them. @param {string} origin */
export function callsOf(origin) {
  /**
   * @param {string} path
   * @param {{ token?: string, body?: RequestInit['body'], headers?: Record<string, string> }} [options]
   */
  const post = (path, { token = '', body = '{}', headers = json } = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, token },
      body: body ?? null,
    });

  return {
    post,

    /** @param {string} path @param {{ token: string }} headers */
    get: (path, headers) => fetch(`${origin}${path}`, { headers }),

    /** @param {string} [account] @returns {Promise<string>} its token */
    async logIn(account = '13900000001') {
      const body = JSON.stringify({ account, password: 'Demo#2026' });
      const reply = await post('/usercenter/v1/account/login', { body });
      const { code, message, data } = await reply.json();
      if (code !== 0) throw new Error(`log-in of ${account}: ${code} ${message}`);
      return data.token;
    },

    /** Times of sequential health checks until `work` has ended. @param {Promise<unknown>} work */
    async healthDuring(work) {
      let hasEnded = false;
      const end = work.finally(() => {
        hasEnded = true;
      });
      /** @type {number[]} */
      const times = [];
      while (!hasEnded) {
        const startTime = performance.now();
        await (await fetch(`${origin}/healthz`)).arrayBuffer();
        times.push(performance.now() - startTime);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      await end;
      return times.sort((a, b) => a - b);
    },
  };
}
