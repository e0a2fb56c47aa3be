import { renderApp } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import { SectionLoad } from './section-load.view';

it('is no list of empty entries to a screen reader while its data are on their way', async () => {
  renderApp(
    <SectionLoad title="Devices" load={{ status: 'loading' }} onRetry={() => {}}>
      {() => null}
    </SectionLoad>,
  );
  const section = await screen.findByRole('region', { name: 'Devices' });
  expect(section.querySelector('.ant-skeleton')).toBeInTheDocument();
  expect(within(section).queryAllByRole('listitem')).toEqual([]);
});
