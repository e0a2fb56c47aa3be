export { CodeField } from './code-field.view';
export { type CodePurpose, secondsLeft, startCooldown } from './cooldown';
