-- Run by a superuser in a database of ours, which has no large objects: nobody shall fill the disk with them.
revoke execute on function
  lo_creat(int), lo_create(oid), lo_from_bytea(oid, bytea), lo_put(oid, bigint, bytea), lo_open(oid, int),
  lowrite(int, bytea), lo_truncate(int, int), lo_truncate64(int, bigint)
from public;
