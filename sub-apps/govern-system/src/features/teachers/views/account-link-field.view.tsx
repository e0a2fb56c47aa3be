import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface LinkProps {
  readonly isBusy: boolean;
  readonly onLink: (administratorId: string, successText: string) => Promise<void>;
}

/** Searches for an administrator of the organisation, and links them. */
export function AccountLinkField({ isBusy, onLink }: LinkProps) {
  const { t } = phrases.use();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const needle = keyword.trim();
  const people = data.useAdministratorFindByConditionQuery({
    pageNum: 1,
    pageSize: 20,
    keyword: needle,
  });
  // Matches for a former text are not offered, since Enter would link them.
  const offers = people.isFetching ? [] : (people.currentData?.list ?? []);
  return (
    <Flex gap="small">
      <Select<string>
        aria-label={t('login.search')}
        placeholder={t('login.search')}
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        loading={people.isFetching}
        disabled={isBusy}
        value={chosen?.id ?? (null as unknown as string)}
        onChange={(id) => setChosen(offers.find((offer) => offer.id === id) ?? null)}
        notFoundContent={t('login.noMatch')}
        options={(chosen && !offers.some(({ id }) => id === chosen.id)
          ? [chosen, ...offers]
          : offers
        ).map(({ id, name }) => ({ value: id, label: name }))}
        style={{ flex: 1, minWidth: 0 }}
      />
      <Button
        type="primary"
        disabled={chosen === null || isBusy}
        onClick={() => chosen && void onLink(chosen.id, t('login.linked', { name: chosen.name }))}
      >
        {t('login.link')}
      </Button>
    </Flex>
  );
}
