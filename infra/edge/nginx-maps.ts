import { encodingPatterns } from '../../apps/web/server/accepted-encoding.ts'
import { publicPage } from '../../apps/web/app/lib/document/page-headers.ts'

/**
 * Files, exports and what is drawn when it is asked for: these reads may take their time, and starting them on a
 * second process would double the work.
 */
const documents = [
  'admin/applications/export\\.csv',
  'admin/(payments|projects)/export',
  '(admin|manager)/applications/[^/]+/resume',
  'files/[^/]+(/thumbnail)?',
  'me/export',
  'payments/[^/]+/(invoice|proof|receipt)',
  'projects/[^/]+/analytics/export',
  'projects/[^/]+/diary/photos/[^/]+(/thumbnail)?',
  'projects/[^/]+/expenses/[^/]+/bill',
  'projects/[^/]+/files/[^/]+',
  'projects/[^/]+/(messages|notes)/transcript',
]

/** What the locations decide by, worked out from the request and the answer. */
export const maps = `
  # Invitations sent before their token moved into the query have it in the path.
  map $uri $logged_path {
    default $uri;
    ~^/invite/ '/invite/[redacted]';
    ~^/api/auth/invitations/ '/api/auth/invitations/[redacted]';
  }

  # By the request's first line, which is all that there is of a URL that can't be parsed.
  map $request $error_form {
    default page;
    '~^\\S+ (https?://[^/ ]*)?/api(/| |$)' api;
  }

  # The path as it was asked for, which is what web gets to see; its other spellings are redirected there.
  # Most requests have no query and are spared the patterns.
  map $args $page_path {
    default $path_before_query;
    '' $request_uri;
  }
  map $request_uri $path_before_query {
    default $request_uri;
    ~^(?<path>[^?]*)\\? $path;
  }
  # The cache stores the path together with the headers of the answer in one buffer of 4 KB.
  map $page_path $is_long_path {
    default '';
    '~^.{2048}' 1;
  }

  # A page is its path. A page's data request that names parts is not cached; nor is a search,
  # nor a choice of the positions.
  map $args $is_own_answer {
    default $is_answer_to_query;
    '' '';
  }
  map $uri $is_answer_to_query {
    default '';
    ~\\.data$ $args;
    /search search;
    /invite invitation;
    /answer mailed-link;
    /careers $is_choice;
  }
  map $args $is_choice {
    default '';
    ~(^|&)(area|experience|type)= choice;
  }

  # Browsers spell this header in many ways; web and the cache get to see two.
  map $http_accept_encoding $accepted_encoding {
    default '';
${encodingPatterns.map(({ encoding, pattern }) => `    '~*${pattern}' ${encoding};`).join('\n')}
  }
  map $accepted_encoding $page_encoding {
    default gzip;
    br br;
  }
  map $request_method $page_detour {
    default @forms;
    GET $unpacking;
    HEAD $unpacking;
  }
  map $accepted_encoding $unpacking {
    default '';
    '' @unpacked;
  }

  map $request_method $is_api_read {
    default '';
    GET $is_quick_read;
    HEAD $is_quick_read;
  }
  map $uri $is_quick_read {
    default 1;
    '~^/api/(${documents.join('|')})$' '';
  }

  # Cookies take no part in a page.
  map $request_method $page_cookie {
    default $http_cookie;
    GET '';
    HEAD '';
  }

  # The long lives of a public page are for shared caches; a browser asks again each time.
  map $upstream_http_cache_control $browser_cache_control {
    default $upstream_http_cache_control;
    '${publicPage}' 'public, max-age=0, must-revalidate';
  }
  map $upstream_http_cache_control $shared_cache_control {
    default '';
    '${publicPage}' $upstream_http_cache_control;
  }
`
