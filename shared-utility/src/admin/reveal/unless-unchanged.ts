import type { FormRule } from 'antd';

/** A number that came masked is as it is unless somebody types another, which `rule` judges. */
export const unlessKept = (masked: string | null | undefined, rule: FormRule): FormRule => ({
  validator: async (meta, value: unknown, callback) => {
    if (masked && value === masked) return;
    if (typeof rule === 'object') await rule.validator?.(meta, value, callback);
  },
});
