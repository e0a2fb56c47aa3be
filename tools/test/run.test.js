import { run } from './run.js';

const node = process.execPath;

describe('running a command', () => {
  it('keeps both streams and the exit code', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3";
    const result = await run(node, ['-e', script]);
    expect(result.code).toBe(3);
    expect(result.output).toMatch(/out/);
    expect(result.output).toMatch(/err/);
  });

  it('stops a command that hangs, and says so', async () => {
    const result = await run(node, ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 300 });
    expect(result.code).toBe(124);
    expect(result.output).toContain('stopped after 0.3 s');
  });

  it('reports a command that does not exist', async () => {
    const result = await run('no-such-command-here', []);
    expect(result.code).toBe(127);
    expect(result.output).toContain('no-such-command-here');
  });
});
