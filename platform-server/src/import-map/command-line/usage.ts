/** An invalid command line; the message says what to type. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run importmap -- <command>

  list                         every module with its address, rollouts, what waits
  check                        looks at every address as browsers will
  diff <map>                   what another map (file or https address) says differently
  set <name> <address>         points a module to another version
  add <name> <address>         adds a module
  remove <name>                removes one
  rollback [n]                 back to the map before the last n changes (1); again goes further back
  rollback --to <change>       back to the map as it was right after that change
  history                      who changed what, when and why
  rollout <name> [<address>]   a version for some people first: --percent --tenant --account
  rollout <name> --finish      ends it: the version becomes everybody's
  rollout <name> --stop        ends it: everybody gets the map's version again
  approve <id>, reject <id>    the second person's word, where one is needed; without an id: what waits

  --why <text>        the reason; asked for by everything that changes something
  --force             although the look at the address objects, or others need
                      what is removed (recorded)
  --percent <0-100>, --tenant <host>, --account <phone, e-mail or id>, --halt-after <reports>
  --server <address>  the server to ask, also IMPORTMAP_SERVER
  --store <s3://bucket/path/importmap.json>, --endpoint <address>
                      the map of a host that only serves files, in S3-compatible
                      storage, also IMPORTMAP_STORE; key by AWS_ACCESS_KEY_ID,
                      AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION
  --json              for programs

  With a running server log in by IMPORTMAP_ACCOUNT and IMPORTMAP_PASSWORD, or IMPORTMAP_TOKEN.`;
