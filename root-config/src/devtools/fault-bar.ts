import { page } from '@edu/shared-utility';
import { frameModule } from '../activity';
import type { InjectedFault } from './inject';
import type { DevtoolsParts } from './parts';
import { phrases } from './phrases';
import { supervisedOf } from './supervised';

/** What the bar of put-in faults is made from. */
export type FaultParts = Pick<
  DevtoolsParts,
  'injector' | 'journal' | 'registration' | 'frame' | 'notices'
>;

/** Whether its fault is all that the person sees of a module: what hangs does not end by itself. */
const isInTheWay = (parts: FaultParts, module: string): boolean => {
  const isWanted = module === parts.registration.active || module === frameModule;
  return isWanted && supervisedOf(parts, module)?.isMounted === false;
};

/** Says as long as a fault is put in anywhere, so that it is not taken for a real one; one press takes all out. */
export async function showFaults(parts: FaultParts): Promise<void> {
  const { injector, notices } = parts;
  await phrases.load();
  if (injector.all().length === 0) {
    notices.hide('faults');
    return;
  }
  const undo = () => {
    const modules = injector.all().map(([module]) => module);
    const needsReload = modules.some((module) => isInTheWay(parts, module));
    for (const module of modules) setFault(parts, module, null);
    if (needsReload) page.reload();
  };
  notices.show('faults', () => ({
    text: [
      phrases.t('faultBar.text'),
      ...injector.all().map(([module, fault]) => `${module} · ${phrases.t(`faults.${fault}`)}`),
    ].join('\n'),
    actions: [{ label: phrases.t('faultBar.undo'), press: undo }],
  }));
}

/** Puts a fault into the next loads of a module, or takes it out, and says so. */
export function setFault(parts: FaultParts, module: string, fault: InjectedFault | null): void {
  parts.injector.set(module, fault);
  parts.journal.note(module, fault ? `fault put in: ${fault}` : 'fault taken out');
  parts.registration.of(module)?.refresh();
  void showFaults(parts);
}
