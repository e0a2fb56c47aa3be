export const requiredRule = (message: string) => ({ required: true, whitespace: true, message });
