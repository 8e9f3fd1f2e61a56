#!/bin/sh
# edge.sh copy-assets: puts this version's files beside those of earlier versions, for a month: pages that are
#                      still cached or open request the names that they were built with.
# edge.sh serve:       writes the configuration and runs nginx. EDGE_REAL_IP_FROM (addresses and CIDRs of the proxies in
#                      front, separated by commas) and EDGE_REAL_IP_HEADER (X-Forwarded-For) say which proxies it trusts.
set -eu

data=${EDGE_DATA:-/var/lib/edge}
case "$1" in
  copy-assets)
    mkdir -p "$data/client"
    cp -R --remove-destination "${EDGE_CLIENT:-/srv/client}/." "$data/client/"
    find "$data/client" -type f -mtime +30 -delete
    ;;
  serve)
    node "$(dirname "$0")/infra/docker/edge-conf.ts" >"$data/nginx.conf"
    exec nginx -e stderr -c "$data/nginx.conf"
    ;;
  *)
    echo "usage: $0 copy-assets|serve" >&2
    exit 2
    ;;
esac
