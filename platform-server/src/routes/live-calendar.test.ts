// embedded database only: both engines compare times alike
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { hoursAhead, type LiveFixture, liveFixture } from '../testing/live-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { live } = contract;

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await liveFixture(server);
});

describe('the calendar', () => {
  it('contains all sessions that overlap a span of at most two months', async () => {
    const id = await fixture.planned({ startsAt: hoursAhead(100), endsAt: hoursAhead(101) });
    const ids = async (from: number, to: number) =>
      (await fixture.callOk(live.findBetween, { from: hoursAhead(from), to: hoursAhead(to) })).map(
        (item: { id: string }) => item.id,
      );
    expect(await ids(100.5, 102)).toContain(id);
    expect(await ids(101.1, 102)).not.toContain(id);
    expect(await ids(98, 99.9)).not.toContain(id);
    for (const [from, to] of [
      [1, 63 * 24],
      [2, 1],
    ] as const) {
      const reply = await fixture.call(live.findBetween, {
        from: hoursAhead(from),
        to: hoursAhead(to),
      });
      expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
        errorCodes.invalidInput,
        ['to'],
      ]);
    }
  });
});
