export { secondsLeft, startCooldown } from './cooldown';
export { useCooldown } from './use-cooldown';
