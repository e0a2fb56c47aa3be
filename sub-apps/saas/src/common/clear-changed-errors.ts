import type { FormInstance } from 'antd';

/** For `onValuesChange`: removes the server's error from a changed field, since no rule of the field would. */
export const clearChangedErrors =
  (form: FormInstance) =>
  (changed: object): void =>
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
