// The MongoDB protocol over PostgreSQL, for machines without a container engine.
// Usage: mongo-protocol 127.0.0.1:27017 postgres://kloak@127.0.0.1:5432/kloak /run/of-its-own.socket
package main

import (
	"context"
	"log"
	"net"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	address, postgres, socket := os.Args[1], os.Args[2], os.Args[3]
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:      ferretdb.ListenerConfig{Unix: socket},
		Handler:       "postgresql",
		PostgreSQLURL: postgres,
	})
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		log.Fatal(err)
	}
	go serve(listener, socket)
	if err := server.Run(ctx); err != nil {
		log.Print(err)
	}
}
