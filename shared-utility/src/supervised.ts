import { sharedPhrases } from './i18n';
import { toast } from './toast';

/** The person is told in general words; what happened is in the console. */
function tellBroken(error: unknown): void {
  console.error(error);
  toast.error(sharedPhrases.t('broken'));
}

/**
 * Runs a feature's saga and all that it forks; where it breaks it takes no other feature along.
 *
 * @param broken what is done then, as a function or a saga; by default the person is told by a toast
 */
export function* supervised(
  saga: () => Iterator<unknown>,
  broken: (error: unknown) => unknown = tellBroken,
): Generator<unknown, void> {
  try {
    // yielded and not delegated to: what it forks breaks with it, and reaches this place
    yield saga();
  } catch (error) {
    yield broken(error);
  }
}
