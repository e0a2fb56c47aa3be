import { sharedPhrases } from './i18n';
import { toast } from './toast';

/** Shows a general message; the error is logged in the console. */
function logError(error: unknown): void {
  console.error(error);
  toast.error(sharedPhrases.t('broken'));
}

/**
 * Runs a feature's saga with everything that it forks, so that its failure stops no other feature.
 *
 * @param onError called on failure, as a function or a saga; by default shows a toast
 */
export function* supervised(
  saga: () => Iterator<unknown>,
  onError: (error: unknown) => unknown = logError,
): Generator<unknown, void> {
  try {
    // Yielded instead of delegated to, so that errors of forked sagas reach this catch too.
    yield saga();
  } catch (error) {
    yield onError(error);
  }
}
