import type { Page } from '@playwright/test';
import { devtoolsPage } from '../pages/devtools.page';
import { overridesPage } from '../pages/overrides.page';
import { recoveryPage } from '../pages/recovery.page';
import { studentsPage } from '../pages/students.page';
import { operator } from '../support/accounts';
import { changeConfig } from '../support/change-config';
import { startModuleHost } from '../support/module-host';
import { digestOf } from '../support/page-map';
import { esModule, headingApp, systemHeadingApp } from '../support/plain-modules';
import { goTo, sharedSession, storeNewSession } from '../support/session';
import { afterAll, beforeAll, describe, expect, it, tellStory } from '../support/story';

const build = systemHeadingApp('My own build');
const buildOfVite = headingApp(esModule, 'My own build');
const dayMs = 24 * 60 * 60 * 1_000;
let host: Awaited<ReturnType<typeof startModuleHost>>;

const { product, visit } = tellStory();

beforeAll(async () => {
  host = await startModuleHost({
    '/build.js': build,
    // The path at which import-map-overrides looks for the module, when its entry is a port.
    '/edu-app-saas.js': build,
    '/maps/team.json': JSON.stringify({
      imports: { '@edu-app/saas': '../build.js', '@edu-app/cms': 'https://evil.example/cms.js' },
    }),
  });
});

afterAll(() => host.close());

const enter = sharedSession();

interface Offer {
  address: string;
  integrity?: string;
  /** Milliseconds since 1970. */
  expires?: number;
}

/** A link as the test tools create it, which offers another version of the student page. */
const linkTo = ({ expires = Date.now() + dayMs, ...offer }: Offer) => {
  const shared = { module: '@edu-app/saas', expires, ...offer };
  const text = Buffer.from(JSON.stringify(shared)).toString('base64url');
  return `${product().origin}/saas/student?override-link=${text}`;
};

async function openPage() {
  const { page, context, step, faults } = visit();
  await enter(page, product().origin);
  const ownBuild = page.getByRole('heading', { name: 'My own build', exact: true });
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /override|devtools/.test(key)));
  const { list } = studentsPage(page);
  return {
    page,
    context,
    step,
    faults,
    own: ownBuild,
    stored,
    published: list,
    tester: overridesPage(page),
  };
}

/** Stores entries as scripts and the extension of import-map-overrides do. */
const store = (page: Page, entries: Record<string, string>) =>
  page.evaluate((some) => Object.assign(localStorage, some), entries);

describe('a tester uses a module from another address', () => {
  it('by the keys of import-map-overrides: a port, a disabled override, a whole map', async () => {
    const { page, step, faults, own: ownBuild, published, tester } = await openPage();
    const port = new URL(host.origin).port;
    faults.expect(/The line of @edu-app\/cms in the external import map/);
    await step(
      'When a port is stored without the switch, a bar says how to enable it',
      async () => {
        await page.goto(`${product().origin}/saas/student`);
        await published.waitFor();
        await store(page, { 'import-map-override:@edu-app/saas': port });
        await page.reload();
        await published.waitFor();
        await tester.unused.getByText(`${host.origin}/edu-app-saas.js`).waitFor();
      },
    );
    await step('And one click enables it', async () => {
      await tester.switchOn();
      await ownBuild.waitFor();
      await tester.banner.getByText(`${host.origin}/edu-app-saas.js`).waitFor();
    });
    await step('When it is disabled, the published page is shown', async () => {
      await store(page, { 'import-map-overrides-disabled': '["@edu-app/saas"]' });
      await page.reload();
      await published.waitFor();
    });
    await step('When the key is removed and my own map is stored, its entry applies', async () => {
      await page.evaluate(() => localStorage.removeItem('import-map-override:@edu-app/saas'));
      await store(page, {
        'import-map-overrides-disabled': '[]',
        'import-map-overrides-external-maps': JSON.stringify([`${host.origin}/maps/team.json`]),
      });
      await page.reload();
      await ownBuild.waitFor();
      await tester.banner.getByText(`${host.origin}/build.js`).waitFor();
      await tester.refusedLines.getByText('https://evil.example/cms.js').waitFor();
    });
    await step('And the dock disables the map without removing it', async () => {
      const dock = devtoolsPage(page);
      await dock.open();
      await dock.row('@edu-app/saas').getByText('外部映射', { exact: true }).waitFor();
      await dock.press('停用此映射');
      await published.waitFor();
      await dock.press('启用此映射');
      await ownBuild.waitFor();
      await dock.close();
    });
    await step('And the bar can disable that too', async () => {
      await tester.reset();
      await published.waitFor();
    });
  });

  it('by a link that asks first, with a permanent bar that can undo it', async () => {
    const { page, step, own: ownBuild, stored, published, tester } = await openPage();
    const address = `${host.origin}/build.js`;

    await step('When I open a link with an offer', async () => {
      await page.goto(linkTo({ address }));
      await tester.offer.getByText(address).waitFor();
      await tester.offer.getByText('@edu-app/saas').waitFor();
    });
    await step('Then nothing has happened yet', async () => {
      await published.waitFor();
      await expect(() => stored()).toBecome([]);
    });
    await step('When I apply it', tester.apply);
    await step('Then I see the build, and a bar that says so', async () => {
      await ownBuild.waitFor();
      await tester.banner.getByText(address).waitFor();
      await tester.noDigest.waitFor();
      await expect(() => page.url()).toBecome(`${product().origin}/saas/student`);
    });
    await step('And it is still shown after a reload', async () => {
      await page.reload();
      await ownBuild.waitFor();
      await tester.banner.waitFor();
    });
    await step('When I start in safe mode, the published page is shown', async () => {
      await page.goto(`${product().origin}/saas/student?safe-mode`);
      await published.waitFor();
      await tester.safeMode.getByText('1').waitFor();
    });
    await step('And still after a navigation has removed it from the address', async () => {
      await goTo(page, '/saas/course');
      await page.reload();
      await tester.safeMode.getByText('1').waitFor();
      await goTo(page, '/saas/student');
      await published.waitFor();
    });
    await step('And my build is shown again when I leave safe mode', async () => {
      await tester.leaveSafeMode();
      await ownBuild.waitFor();
    });
    await step('When I reset, everything is as published', async () => {
      await tester.reset();
      await published.waitFor();
      await tester.banner.waitFor({ state: 'detached' });
      expect((await stored()).filter((key) => key.startsWith('import-map-override'))).toEqual([]);
    });
  });

  it('can refuse the offer', async () => {
    const { page, step, stored, published, tester } = await openPage();
    await step('When I refuse the offer of a link', async () => {
      await page.goto(linkTo({ address: `${host.origin}/build.js` }));
      await tester.refuse();
      await tester.offer.waitFor({ state: 'detached' });
    });
    await step('Then the published page stays, at an address without the offer', async () => {
      await published.waitFor();
      await expect(() => page.url()).toBecome(`${product().origin}/saas/student`);
      await expect(() => stored()).toBecome([]);
    });
  });

  it('gets the file with the digest of the link, or none', async () => {
    const { page, step, faults, own: ownBuild, tester } = await openPage();
    const address = `${host.origin}/build.js`;
    faults.expect(/integrity|Module @edu-app\/saas failed/);
    await step('When a link has the digest of the build, it runs with it', async () => {
      await page.goto(linkTo({ address, integrity: digestOf(build) }));
      await tester.apply();
      await ownBuild.waitFor();
      await tester.banner.waitFor();
      await expect(() => tester.noDigest.count()).toBecome(0);
    });
    await step('When a link names another digest, it is not applied', async () => {
      await tester.reset();
      await studentsPage(page).list.waitFor();
      await page.goto(linkTo({ address, integrity: digestOf('something else') }));
      await tester.apply();
      await tester.otherBytes.waitFor();
      await studentsPage(page).list.waitFor();
    });
  });

  it('uses an ES module that no server has checked, with or without a digest', async () => {
    const { page, step, faults, own: ownBuild, tester } = await openPage();
    const address = `${host.origin}/es.js`;
    faults.expect(/integrity|Module @edu-app\/saas failed/);
    host.files['/es.js'] = buildOfVite;
    await step('When I use it without a digest, it is shown', async () => {
      await page.goto(linkTo({ address }));
      await tester.apply();
      await ownBuild.waitFor();
      await tester.noDigest.waitFor();
    });
    await step('And with its digest', async () => {
      await tester.reset();
      await studentsPage(page).list.waitFor();
      await page.goto(linkTo({ address, integrity: digestOf(buildOfVite) }));
      await tester.apply();
      await ownBuild.waitFor();
      await expect(() => tester.noDigest.count()).toBecome(0);
    });
    await step(
      'When its host changes it later, the page says so instead of running it',
      async () => {
        host.files['/es.js'] = buildOfVite.replace('My own build', 'Somebody else’s');
        await page.reload();
        await recoveryPage(page).card.waitFor();
        expect(faults.all().join()).toContain('Module @edu-app/saas failed (integrity)');
        await expect(() => page.getByText('Somebody else’s').count()).toBecome(0);
      },
    );
  });

  it('reads on the card why a stored build cannot be loaded, instead of a network error', async () => {
    const { page, step, faults } = await openPage();
    const { card } = recoveryPage(page);
    faults.expect(/CORS|ERR_FAILED|status of 404|Unexpected token|Module @edu-app\/saas failed/);
    host.files['/closed.js'] = (response) => {
      response.removeHeader('access-control-allow-origin');
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(build);
    };
    host.files['/page.js'] = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    };
    host.files['/two.js'] = `import './missing.js';\n${buildOfVite}`;
    await page.goto(`${product().origin}/config.json`);
    for (const [file, cause] of [
      [
        '/closed.js',
        `不允许本页面读取（缺少 Access-Control-Allow-Origin）：${host.origin}/closed.js`,
      ],
      ['/page.js', `返回的不是 JavaScript（text/html）：${host.origin}/page.js`],
      ['/two.js', `返回 404：${host.origin}/missing.js`],
      ['/gone.js', `返回 404：${host.origin}/gone.js`],
    ] as const) {
      await step(`When the build is ${file}`, async () => {
        const stored = {
          'import-map-override:@edu-app/saas': host.origin + file,
          devtools: 'true',
        };
        await store(page, stored);
        await page.goto(`${product().origin}/saas/student`);
        await card.getByText(cause).waitFor();
        await expect(() => card.getByText('请检查网络').count()).toBecome(0);
      });
    }
  });

  it('cannot use an address that is not allowed, however it is written', async () => {
    const { page, step, stored, published, tester } = await openPage();
    for (const [description, address] of [
      ['a host that nobody allowed', 'https://evil.example/build.js'],
      ['a name that only begins like an allowed one', 'http://localhost.evil.example/build.js'],
      ['an address with a user in it', 'http://localhost:1@evil.example/build.js'],
      ['an address without a scheme', '//evil.example/build.js'],
      ['a data address', `data:text/javascript,${encodeURIComponent(build)}`],
      ['script in the address', 'javascript:alert(1)'],
    ] as const) {
      await step(`When a link offers ${description}`, async () => {
        await page.goto(linkTo({ address }));
        await tester.notAllowed.waitFor();
      });
      await step(
        `Then nothing of ${description} can be applied, and nothing has changed`,
        async () => {
          const apply = page.getByRole('button', { name: '应用', exact: true });
          await expect(() => apply.count()).toBecome(0);
          await tester.close();
          await published.waitFor();
          await expect(() => stored()).toBecome([]);
        },
      );
    }
  });

  it('cannot use a link that has expired or an address that does not respond', async () => {
    const { page, step, faults, stored, published, tester } = await openPage();
    faults.expect(/status of 404/);
    await step('When the link is from yesterday, I read so', async () => {
      await page.goto(linkTo({ address: `${host.origin}/build.js`, expires: Date.now() - 1_000 }));
      await tester.expired.waitFor();
    });
    await step('When the file is missing, I read so, and nothing changes', async () => {
      await page.goto(linkTo({ address: `${host.origin}/nothing.js` }));
      await tester.apply();
      await tester.notFoundBanner.waitFor();
      await published.waitFor();
      await expect(() => stored()).toBecome([]);
    });
  });

  it('finds stored overrides without effect if their address is not allowed', async () => {
    const { page, step, published, tester } = await openPage();
    await step('When somebody has stored an override to a foreign host', async () => {
      await page.addInitScript(() => {
        localStorage.setItem('devtools', 'true');
        localStorage.setItem('import-map-override:@edu-app/saas', 'https://evil.example/build.js');
      });
      await page.goto(`${product().origin}/saas/student`);
    });
    await step('Then the published page is shown, without a bar', async () => {
      await published.waitFor();
      await expect(() => tester.banner.count()).toBecome(0);
    });
  });

  it('has the tools by permission only, if the platform requires one', async () => {
    const { page, step } = visit();
    const { handle, open, override, switchOn } = devtoolsPage(page);
    const { list: published } = studentsPage(page);
    const tester = overridesPage(page);
    const address = `${host.origin}/build.js`;
    await changeConfig(page, { allowOverrides: 'permitted' });
    await step('When I have the switch and an override, but not the permission', async () => {
      await storeNewSession(page, product().origin);
      await switchOn();
      await page.evaluate((to) => {
        localStorage.setItem('import-map-override:@edu-app/saas', to);
      }, address);
      await page.goto(`${product().origin}/saas/student`);
    });
    await step('Then I have the published page, and no tools', async () => {
      await published.waitFor();
      await page.getByRole('button', { name: '学员中心' }).waitFor();
      await expect(() => handle.count()).toBecome(0);
      await expect(() => tester.banner.count()).toBecome(0);
    });
    await step('When an operator logs in instead', async () => {
      // On a file without scripts, because a page would navigate by itself when its session ends.
      await page.goto(`${product().origin}/config.json`);
      await page.evaluate(() => localStorage.clear());
      await storeNewSession(page, product().origin, operator);
      await page.goto(`${product().origin}/saas/student`);
      await published.waitFor();
    });
    await step('Then the tools are available without a switch, and work', async () => {
      await open();
      await override('@edu-app/saas', address);
      await page.getByRole('heading', { name: 'My own build', exact: true }).waitFor();
      await tester.banner.getByText(address).waitFor();
    });
  });

  it('finds them without effect if the platform does not allow them', async () => {
    const { page, step, published, stored, tester } = await openPage();
    await step('When a platform does not allow overrides and I open a link', async () => {
      await changeConfig(page, { allowOverrides: false });
      await page.goto(linkTo({ address: `${host.origin}/build.js` }));
    });
    await step('Then it is refused', async () => {
      await tester.notAllowed.waitFor();
      await published.waitFor();
      await expect(() => stored()).toBecome([]);
    });
  });
});
