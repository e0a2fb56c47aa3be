const { default: circus } = require('jest-circus/runner');

/** jest's runner, which after a test that failed leaves the others of the file out: one says enough. */
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
