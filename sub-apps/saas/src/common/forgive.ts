import type { FormInstance } from 'antd';

/** For `onValuesChange`: what the server said of a field was of its former value, and no rule takes it away. */
export const forgive =
  (form: FormInstance) =>
  (changed: object): void =>
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
