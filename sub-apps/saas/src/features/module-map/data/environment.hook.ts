import { type MapComparison, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { phrases } from '../phrases';
import { data } from './module-data';

/** Where the browser keeps the address that was compared last. */
const KEPT = 'keep:saas-modules-environment';

function kept(): string {
  try {
    return window.localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function keep(address: string): void {
  try {
    window.localStorage.setItem(KEPT, address);
  } catch {
    // a browser without storage asks for it again
  }
}

/** An address as people type it; a host alone serves its list where ours does. */
export function mapAddress(typed: string): string {
  const text = typed.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return text;
  const url = new URL(whole);
  if (url.pathname === '/') url.pathname = '/importmap.json';
  return url.href;
}

/** The modules of another environment beside this one's. */
export function useEnvironment() {
  const { t } = phrases.use();
  const life = useAppLife();
  const [typed, type] = useState(kept);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [found, setFound] = useState<MapComparison | null>(null);
  const [ask] = data.useLazyModuleStatusCompareQuery();
  const compare = async (): Promise<void> => {
    if (isBusy) return;
    if (typed.trim() === '') return setFault(t('addressEmpty'));
    const address = mapAddress(typed);
    setBusy(true);
    setFault(null);
    const { data: answer, error } = await ask({ address });
    if (life.aborted) return;
    setBusy(false);
    if (answer && !error) {
      keep(address);
      type(address);
      setFound(answer);
      return;
    }
    const { fields, message } = failureOf(error);
    setFault(fields.address ?? message);
    setFound(null);
  };
  return {
    typed,
    isBusy,
    fault,
    found,
    compare,
    type: (text: string) => {
      type(text);
      setFault(null);
    },
  };
}
