#!/bin/sh
# edge.sh copy-assets: puts this version's files beside those of earlier versions, for a month: pages that are
#                      still kept or open ask for the names that they were built with.
# edge.sh serve:       runs nginx.
set -eu

data=${EDGE_DATA:-/var/lib/edge}
case "$1" in
  copy-assets)
    mkdir -p "$data/client"
    cp -R --remove-destination "${EDGE_CLIENT:-/srv/client}/." "$data/client/"
    find "$data/client" -type f -mtime +30 -delete
    ;;
  serve) exec nginx -e stderr -c /etc/nginx/trusswell.conf ;;
  *)
    echo "usage: $0 copy-assets|serve" >&2
    exit 2
    ;;
esac
