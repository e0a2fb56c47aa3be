import { renderApp } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import { SectionLoad } from './section-load.view';

it('is not announced as a list of empty entries while its data is loading', async () => {
  renderApp(
    <SectionLoad title="Devices" load={{ status: 'loading' }} onRetry={() => {}}>
      {() => null}
    </SectionLoad>,
  );
  const section = await screen.findByRole('region', { name: 'Devices' });
  expect(section.querySelector('.ant-skeleton')).toBeInTheDocument();
  expect(within(section).queryAllByRole('listitem')).toEqual([]);
});
