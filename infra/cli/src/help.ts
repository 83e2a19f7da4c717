export const help = `mall <command> [options]: deploys areas to a local or remote gateway

  publish <area>     build if stale, check, upload what is missing, test the candidate in a real browser
  check <area>       build if stale, then ask the gateway's gate what it would refuse; nothing is uploaded
  check-api <file>   what would this openapi.json (file or address) break of what is live? Before an API is deployed
  promote <area>     give everyone the newest candidate
      --canary 10        give it to 10 % of the visitors first
      --version <v>      another version that was published
      --no-smoke --why … without a passed smoke test (administrators)
  rollback <area>    make the version before live again, or end a canary; no rebuild
  disable <area>     take an area off the site
  status             what is live, since when, by whom; errors and load times of the last hour
  history [<area>]   who did what and why (--limit 20)
  pin [<snapshot>]   print an address that opens the whole site as it was in that snapshot (operators)
  export --out <dir> write what is live as files that any web server can serve in front of the API
  flag [<area>.<what>]  what is switched for whom; with a name and one of these, switches it:
      --percent 10       for a share of the browsers (0–100)
      --companies 12,40  for companies, whatever their browser
      --owner … --until 2026-03-31   who takes it out of the code, and by when: a new flag needs both
      --drop             takes it out
  tokens             list | create <area> --name <whose> [--days 90] | revoke <id> (administrators)
  runners            list | create --name <whose> | revoke <id>: who may sign how a smoke test went (administrators)

  on the machine of the API, with its DATABASE_URL or MALL_DATA:
  operator           add <account> --name … --employee … --roles sales,finance | list | disable | enable | reset | roles
  key                add <name> --roles … [--days 365] | list | end <id>: lets a program, such as an ERP, act as staff
  webhook            add <url> [--events …] | list | test | enable | rotate | remove | replay: where what happened is told
  backup             <folder> | --restore <folder>
  reconcile          <day>: each payment provider's statement of a day against the ledger, with every difference

  --gateway URL      or MALL_GATEWAY; http://localhost:8080 by default
  --token T          or MALL_TOKEN; on the machine of the gateway none is needed
  --why text         kept in the history
  MALL_RUNNER_KEY    signs how the smoke test went; on the machine of the gateway none is needed
  MALL_TRADING_SITE  the mall in which specs that order and pay (*.trading.smoke.ts) do so; by default one is started
  --no-build         publish the build that is there
  --no-smoke         publish without the smoke test (promote will ask for it)
  --json             the result as JSON on standard output

Exit codes: 0 done · 1 failed · 2 wrong usage · 3 refused by the gate or the platform · 4 no or another area's token
            5 smoke test failed, not signed or missing · 6 gateway or API unreachable · 7 a statement differs from the ledger`;
