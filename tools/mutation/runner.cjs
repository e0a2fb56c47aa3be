const { default: circus } = require('jest-circus/runner');

/** jest's runner, but it skips the other tests of a file after one has failed, since one failure is enough. */
module.exports = (globalConfig, config, environment, ...more) => {
  const handle = environment.handleTestEvent?.bind(environment);
  let hasFailed = false;
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_done' && event.test.errors.length > 0) hasFailed = true;
    if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
    await handle?.(event, state);
  };
  return circus(globalConfig, config, environment, ...more);
};
