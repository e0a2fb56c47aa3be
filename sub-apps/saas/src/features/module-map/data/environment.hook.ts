import { failureOf } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { phrases } from '../phrases';
import { data } from './module-data';

/** The localStorage key of the last compared address. */
const STORAGE_KEY = 'keep:saas-modules-environment';

function storedName(): string {
  try {
    return window.localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function storeEnvironment(address: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, address);
  } catch {
    // Storage is not available: the address is asked for again.
  }
}

/** Completes a typed address; for a bare host the default path of the import map is added. */
export function mapAddress(input: string): string {
  const text = input.trim();
  const absolute = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absolute)) return text;
  const url = new URL(absolute);
  if (url.pathname === '/') url.pathname = '/importmap.json';
  return url.href;
}

/** The modules of another environment compared with this one; its address is in the URL. */
export function useEnvironment() {
  const { t } = phrases.use();
  const [params, setParams] = useSearchParams();
  const requestedName = params.get('with') ?? '';
  const [input, type] = useState(requestedName || storedName);
  const [isEmpty, setEmpty] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const read = data.useModuleStatusCompareQuery(
    { address: requestedName },
    { skip: requestedName === '', refetchOnMountOrArgChange: true },
  );
  const { currentData: environment, error, isFetching, refetch } = read;
  // Navigating back and forward changes the address in the field.
  useEffect(() => {
    if (requestedName) type(requestedName);
    setEdited(false);
  }, [requestedName]);
  useEffect(() => {
    if (environment && !error) storeEnvironment(environment.address);
  }, [environment, error]);
  const compare = (): void => {
    if (isFetching) return;
    setEmpty(input.trim() === '');
    if (input.trim() === '') return;
    const address = mapAddress(input);
    type(address);
    setEdited(false);
    if (address === requestedName) return void refetch();
    const next = new URLSearchParams(params);
    next.set('with', address);
    setParams(next);
  };
  const failure = error && !isFetching && !isEdited ? failureOf(error) : null;
  const fault = failure && (failure.fields.address ?? failure.message);
  return {
    input,
    isBusy: isFetching,
    fault: isEmpty ? t('addressEmpty') : fault,
    environment: error ? undefined : environment,
    compare,
    type: (text: string) => {
      type(text);
      setEmpty(false);
      setEdited(true);
    },
  };
}
