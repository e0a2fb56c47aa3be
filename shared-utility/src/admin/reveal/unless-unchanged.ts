import type { FormRule } from 'antd';

/** Skips `rule` while the value is still the masked number, and applies it once another one is typed. */
export const unlessUnchanged = (masked: string | null | undefined, rule: FormRule): FormRule => ({
  validator: async (meta, value: unknown, callback) => {
    if (masked && value === masked) return;
    if (typeof rule === 'object') await rule.validator?.(meta, value, callback);
  },
});
